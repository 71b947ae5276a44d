import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { hashPassword } from '@hearthway/server/auth/hashing/password-hash';

const argon2Async = promisify(argon2);

export async function measureBareArgon2(concurrency: number, seconds: number): Promise<number> {
  const [, memory, passes, parallelism] =
    /m=(\d+),t=(\d+),p=(\d+)/.exec(await hashPassword('any')) ?? [];
  const parameters = {
    message: 'a password',
    nonce: Buffer.alloc(16),
    tagLength: 32,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const started = performance.now();
  let hashes = 0;
  const work = async () => {
    while (performance.now() - started < seconds * 1000) {
      await argon2Async('argon2id', parameters);
      hashes++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return hashes / ((performance.now() - started) / 1000);
}

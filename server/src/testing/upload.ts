import type { MediaItem } from '@hearthway/domain/media/contract';
import { PART_BYTES } from '@hearthway/domain/media/parts';
import { callApi } from './api.ts';
import type { SignedInMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Answer = { status: number; body: MediaItem & { code?: string; title?: string } };

export async function sendPart(
  t: TestApp,
  editor: Pick<SignedInMember, 'headers'>,
  { id, index, bytes }: { id: string; index: number; bytes: Buffer },
) {
  const response = await t.app.request(`/uploads/${id}/${index}`, {
    method: 'PUT',
    headers: { ...editor.headers, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() } as Answer & {
    body: { received: number };
  };
}

export async function finishUpload(
  t: TestApp,
  editor: Pick<SignedInMember, 'headers'>,
  id: string,
): Promise<Answer> {
  const options = { method: 'POST', headers: editor.headers };
  const response = await t.app.request(`/uploads/${id}/finish`, options);
  return { status: response.status, body: await response.json() } as Answer;
}

export async function upload(
  t: TestApp,
  editor: Pick<SignedInMember, 'headers'>,
  bytes: Buffer,
  name = 'file',
  wanted?: string,
): Promise<Answer> {
  const request = { name, size: bytes.length, ...(wanted && { id: wanted }) };
  const begun = await callApi(t, editor, 'POST', '/admin/media/uploads', request);
  if (begun.status !== 200) return begun;
  const { id } = begun.body;
  for (let index = 0; index * PART_BYTES < bytes.length; index++) {
    const part = bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    const answer = await sendPart(t, editor, { id, index, bytes: part });
    if (answer.status !== 200) return answer;
  }
  return finishUpload(t, editor, id);
}

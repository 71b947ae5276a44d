import { api } from '../session/api.ts';

const UPLOADED = /^\/media\/videos\/([0-9a-f-]{36})$/;

export async function openVideo(address: string): Promise<string> {
  const [, id] = UPLOADED.exec(address) ?? [];
  if (!id) return address;
  const pass = await api.media.videos[':id'].pass.$post({ param: { id } });
  return (await pass.json()).address;
}

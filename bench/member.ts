export interface Member {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export function newLogin() {
  return { email: `${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() };
}

export async function signUp(url: string, login = newLogin()): Promise<Member> {
  const response = await post(`${url}/auth/v1/signup`, login);
  if (!response.ok) throw new Error(`sign-up failed: ${response.status} ${await response.text()}`);
  const body = (await response.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return {
    ...login,
    userId: body.user.id,
    accessToken: body.access_token,
    refreshToken: body.refresh_token,
  };
}

export async function post(url: string, body: unknown): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status >= 500) throw new Error(`${url} answered with ${response.status}`);
  return response;
}

export async function signUp(url: string): Promise<{ accessToken: string }> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
    }),
  });
  const session = (await response.json()) as { access_token?: string };
  if (!session.access_token) throw new Error(`a sign-up was answered with ${response.status}`);
  return { accessToken: session.access_token };
}

export interface MemberSession {
  status: 'loading' | 'signed-in' | 'signed-out';
  firstName: string | null;
}

export function useSession(): MemberSession {
  return { status: 'signed-out', firstName: null };
}

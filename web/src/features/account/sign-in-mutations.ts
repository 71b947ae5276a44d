import type { User } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueries } from '../../member/me.ts';
import { auth, callbackUrl } from '../../session/session.ts';
import { accountQueries } from './queries.ts';

/** auth-js returns its error instead of throwing it. */
async function updateUser(...change: Parameters<typeof auth.updateUser>): Promise<User> {
  const { data, error } = await auth.updateUser(...change);
  if (error) throw error;
  return data.user;
}

/** Every other device is signed out along with it. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => updateUser({ password }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
}

/** Returns the address that has yet to be confirmed, or null when it is changed already. */
export function useChangeAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const options = { emailRedirectTo: callbackUrl() };
      const { new_email } = await updateUser({ email }, options);
      return new_email ?? null;
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQueries.profile().queryKey }),
        queryClient.invalidateQueries({ queryKey: meQueries.all() }),
      ]),
  });
}

export function useSignOutOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
}

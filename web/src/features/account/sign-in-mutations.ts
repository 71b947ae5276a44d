import { SECURITY_TEXT } from '@hearthway/domain/account/messages';
import type { User } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueries } from '../../member/me.ts';
import { auth, callbackUrl, updateUser } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { accountQueries } from './queries.ts';

export interface Proof {
  current_password?: string;
  nonce?: string;
}

async function changeUser(...change: Parameters<typeof updateUser>): Promise<User> {
  const { data, error } = await updateUser(...change);
  if (error) throw error;
  return data.user;
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { password: string; remove_passkeys?: boolean } & Proof) =>
      changeUser(change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQueries.all() }),
  });
}

export function useChangeAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: { email: string } & Proof) => {
      const options = { emailRedirectTo: callbackUrl() };
      const { new_email } = await changeUser(change, options);
      return new_email ?? null;
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQueries.profile().queryKey }),
        queryClient.invalidateQueries({ queryKey: meQueries.all() }),
      ]),
  });
}

export function useMailCode() {
  return useMutation({
    mutationFn: async () => {
      const { error } = await auth.reauthenticate();
      if (error) throw error;
    },
  });
}

export function useSignOutOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw error;
    },
    onError: () => void toast.error(SECURITY_TEXT.othersFailed),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
}

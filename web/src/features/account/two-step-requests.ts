import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '../../session/session.ts';
import { accountQueries } from './queries.ts';

async function orThrow<Data>(answer: Promise<{ data: Data; error: unknown }>) {
  const { data, error } = await answer;
  if (error) throw error;
  return data as NonNullable<Data>;
}

async function readTwoStep() {
  const { totp, recovery_code } = await orThrow(auth.mfa.listFactors());
  const codes = recovery_code.length > 0 ? await orThrow(auth.mfa.recoveryCodes.getStatus()) : null;
  return { appId: totp[0]?.id ?? null, codes };
}

export const twoStepQuery = () =>
  queryOptions({
    queryKey: [...accountQueries.all(), 'two-step'],
    queryFn: readTwoStep,
    staleTime: 0,
  });

function useInvalidateAccount() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: accountQueries.all() });
}

export function usePrepareApp() {
  return useMutation({ mutationFn: () => orThrow(auth.mfa.enroll({ factorType: 'totp' })) });
}

/**
 * Recovery codes are shown only once, so `onCodes` must run even if the form has been unmounted.
 */
export function useConfirmApp(onCodes: (codes: string[]) => void) {
  const onSettled = useInvalidateAccount();
  return useMutation({
    mutationFn: async (input: { factorId: string; code: string }) => {
      await orThrow(auth.mfa.challengeAndVerify(input));
      return (await orThrow(auth.mfa.recoveryCodes.generate())).codes;
    },
    onSuccess: onCodes,
    onSettled,
  });
}

export function useNewCodes(onCodes: (codes: string[]) => void) {
  const onSettled = useInvalidateAccount();
  return useMutation({
    mutationFn: async ({ hasCodes }: { hasCodes: boolean }) => {
      const { recoveryCodes } = auth.mfa;
      return (await orThrow(hasCodes ? recoveryCodes.regenerate() : recoveryCodes.generate()))
        .codes;
    },
    onSuccess: onCodes,
    onSettled,
  });
}

export function useRemoveApp() {
  const onSettled = useInvalidateAccount();
  return useMutation({
    mutationFn: (factorId: string) => orThrow(auth.mfa.unenroll({ factorId })),
    onSettled,
  });
}

export const passkeysQuery = () =>
  queryOptions({
    queryKey: [...accountQueries.all(), 'passkeys'],
    queryFn: () => orThrow(auth.passkey.list()),
    staleTime: 0,
  });

export function useAddPasskey() {
  const onSettled = useInvalidateAccount();
  return useMutation({ mutationFn: () => orThrow(auth.registerPasskey()), onSettled });
}

export function useRenamePasskey() {
  const onSettled = useInvalidateAccount();
  return useMutation({
    mutationFn: (input: { passkeyId: string; friendlyName: string }) =>
      orThrow(auth.passkey.update(input)),
    onSettled,
  });
}

export function useRemovePasskey() {
  const onSettled = useInvalidateAccount();
  return useMutation({
    mutationFn: async (passkeyId: string) => {
      const { error } = await auth.passkey.delete({ passkeyId });
      if (error) throw error;
    },
    onSettled,
  });
}

export function needsReauthentication(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === 'reauthentication_needed';
}

export function useConfirmCode(factorId: string) {
  return useMutation({
    mutationFn: (code: string) => orThrow(auth.mfa.challengeAndVerify({ factorId, code })),
  });
}

export function useConfirmPassword(email: string) {
  return useMutation({
    mutationFn: async (password: string) => {
      const before = (await auth.getSession()).data.session;
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
      if (before) await auth.admin.signOut(before.access_token, 'local');
    },
  });
}

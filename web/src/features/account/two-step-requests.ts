import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '../../session/session.ts';
import { accountQueries } from './queries.ts';

/** auth-js answers with its error instead of throwing it. */
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

function useReadAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: accountQueries.all() });
}

export function usePrepareApp() {
  return useMutation({ mutationFn: () => orThrow(auth.mfa.enroll({ factorType: 'totp' })) });
}

/**
 * Recovery codes are made along with the app. They are seen only once, so whoever shows them is told
 * even when the form that asked has gone by then.
 */
export function useConfirmApp(onCodes: (codes: string[]) => void) {
  const onSettled = useReadAgain();
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
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: async ({ areThereSome }: { areThereSome: boolean }) => {
      const { recoveryCodes } = auth.mfa;
      return (await orThrow(areThereSome ? recoveryCodes.regenerate() : recoveryCodes.generate()))
        .codes;
    },
    onSuccess: onCodes,
    onSettled,
  });
}

export function useRemoveApp() {
  const onSettled = useReadAgain();
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
  const onSettled = useReadAgain();
  return useMutation({ mutationFn: () => orThrow(auth.registerPasskey()), onSettled });
}

export function useRenamePasskey() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: { passkeyId: string; friendlyName: string }) =>
      orThrow(auth.passkey.update(input)),
    onSettled,
  });
}

export function useRemovePasskey() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: async (passkeyId: string) => {
      const { error } = await auth.passkey.delete({ passkeyId });
      if (error) throw error;
    },
    onSettled,
  });
}

/** The server wants to see again who this is before a way in is added or taken away. */
export function needsPassword(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === 'reauthentication_needed';
}

/** With two-step sign-in a code of the app is the proof; the session goes on. */
export function useConfirmCode(factorId: string) {
  return useMutation({
    mutationFn: (code: string) => orThrow(auth.mfa.challengeAndVerify({ factorId, code })),
  });
}

/** Signing in anew is the proof; the session it replaces ends. */
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

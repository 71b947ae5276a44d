import type {
  ColleaguesResponse,
  GrantRoleRequest,
  RoleParam,
} from '@hearthway/domain/desk/contract';
import { LIST_PROBLEM_TEXT } from '@hearthway/domain/desk-members/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { localTimeZone } from '../../lib/local-time.ts';
import { api } from '../../session/api.ts';

const { roles, invitations } = api.admin;

export const teamQueries = {
  colleagues: () =>
    queryOptions({
      queryKey: ['desk-team'],
      queryFn: async ({ signal }): Promise<ColleaguesResponse> =>
        (await roles.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
};

/** Every mutation returns the full team list, so the cache never goes stale. */
function useTeamChange<Input>(change: (input: Input) => Promise<ColleaguesResponse>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (team) => queryClient.setQueryData(teamQueries.colleagues().queryKey, team),
  });
}

const grant = async (json: GrantRoleRequest) => (await roles.$post({ json })).json();

export const useGrantRole = () => useTeamChange(grant);

/**
 * An invited colleague has the role before joining. That is safe, because nobody can sign in to an
 * account without a password.
 */
export const useInviteColleague = () =>
  useTeamChange(async (colleague: GrantRoleRequest) => {
    const json = { list: colleague.email, period: null, timeZone: localTimeZone() };
    const { problems } = await (await invitations.$post({ json })).json();
    const problem = problems.find((one) => one.problem !== 'has_account');
    if (problem) throw new Error(LIST_PROBLEM_TEXT[problem.problem]);
    return grant(colleague);
  });

export const useRevokeRole = () =>
  useTeamChange(async (param: RoleParam) =>
    (await roles[':userId'][':role'].$delete({ param })).json(),
  );

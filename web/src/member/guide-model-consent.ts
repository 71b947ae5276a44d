import { guideModelVersion } from '@hearthway/domain/consent/guide-model';
import { GUIDE_MODEL_TEXT } from '@hearthway/domain/consent/messages';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { config } from '../lib/config.ts';
import { api } from '../session/api.ts';
import { toast } from '../ui/toast.ts';

const guideModelConsentQuery = queryOptions({
  queryKey: ['guide-model-consent'],
  queryFn: async ({ signal }) =>
    (await api.account['guide-model-consent'].$get(undefined, { init: { signal } })).json(),
  enabled: config.guideModel !== null,
});

/** Members consent to the operator of a language model, so a new operator must ask again. */
export function useGuideModelConsent() {
  const { data } = useQuery(guideModelConsentQuery);
  if (!data || !config.guideModel) return { state: 'unknown', at: null } as const;
  if (data.version !== guideModelVersion(config.guideModel.operator))
    return { state: 'unasked', at: null } as const;
  return { state: data.granted ? 'granted' : 'declined', at: data.at } as const;
}

export function useSetGuideModelConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (granted: boolean) =>
      (await api.account['guide-model-consent'].$put({ json: { granted } })).json(),
    onSuccess: (consent) => void queryClient.setQueryData(guideModelConsentQuery.queryKey, consent),
    onError: () => void toast.error(GUIDE_MODEL_TEXT.failed),
  });
}

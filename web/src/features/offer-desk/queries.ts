import type { ContentKind } from '@hearthway/domain/content-desk/contract';
import type {
  AudienceResponse,
  DeskOffer,
  SaveOfferRequest,
  Segment,
} from '@hearthway/domain/offer-desk/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarDay } from '../../lib/calendar-day.ts';
import { api } from '../../session/api.ts';

const { content, offers } = api.admin;

export const offerDeskQueries = {
  list: () =>
    queryOptions({
      queryKey: ['offer-desk', 'list'],
      queryFn: async ({ signal }) => (await offers.$get(undefined, { init: { signal } })).json(),
    }),
  pages: () =>
    queryOptions({
      queryKey: ['offer-desk', 'pages'],
      queryFn: async ({ signal }) => {
        const { pages } = await (await content.$get(undefined, { init: { signal } })).json();
        const find = (kind: ContentKind, folder: string) =>
          pages
            .filter((page) => page.kind === kind && page.state === 'public')
            .map(({ slug, title }) => ({ path: `${folder}/${slug}`, name: title }));
        return {
          workshops: find('workshop', '/shj/workshops'),
          resources: find('resource', '/resources').toSorted((a, b) =>
            a.name.localeCompare(b.name),
          ),
        };
      },
    }),
  versions: (id: string, version: number) =>
    queryOptions({
      queryKey: ['offer-desk', 'versions', id, version],
      queryFn: async ({ signal }) =>
        (await offers[':id'].versions.$get({ param: { id } }, { init: { signal } })).json(),
    }),
};

function useOfferMutation<Input>(send: (input: Input) => Promise<DeskOffer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries(offerDeskQueries.list()),
  });
}

export const useCreateOffer = () =>
  useOfferMutation(async (title: string) => (await offers.$post({ json: { title } })).json());

export const useSaveOffer = (id: string) =>
  useOfferMutation(async (json: SaveOfferRequest) =>
    (await offers[':id'].$put({ param: { id }, json })).json(),
  );

export const useAnswerOffered = (id: string) =>
  useOfferMutation(async (json: { version: number; take: boolean }) =>
    (await offers[':id'].offered.$post({ param: { id }, json })).json(),
  );

export const useRestoreOffer = (id: string) =>
  useOfferMutation(async ({ of, version }: { of: number; version: number }) => {
    const param = { id, version: String(of) };
    const one = offers[':id'].versions[':version'];
    return (await one.restore.$post({ param, json: { version } })).json();
  });

/**
 * Counting a million members after every keystroke would be slow, so they are counted only when
 * somebody at the desk presses “Count members”.
 */
export const useAudience = () =>
  useMutation({
    mutationFn: async (segment: Segment): Promise<AudienceResponse> =>
      (await offers.audience.$post({ json: { segment, today: calendarDay() } })).json(),
  });

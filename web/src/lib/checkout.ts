import { isPlaceholder } from '@hearthway/domain/public-config';
import { config } from './config.ts';

/** Without a checkout, members ask the practice about Premium. */
export const hasCheckout = config.takesPayments || !isPlaceholder(config.links.checkout);

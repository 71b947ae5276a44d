import { isPlaceholder } from '@hearthway/domain/public-config';
import { config } from './config.ts';

export const hasCheckout = config.takesPayments || !isPlaceholder(config.links.checkout);

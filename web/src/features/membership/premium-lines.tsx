import { Link } from '@tanstack/react-router';
import { premiumAdds } from './offer-words.ts';

export const premiumLines = premiumAdds.map(({ text, means, to, hash }) => (
  <span key={text}>
    <Link
      to={to}
      hash={hash}
      className="underline decoration-line underline-offset-4 hover:decoration-teal"
    >
      {text}
    </Link>
    <span className="block text-muted text-sm">{means}</span>
  </span>
));

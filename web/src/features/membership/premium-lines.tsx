import { Link } from '@tanstack/react-router';
import { premiumAdds } from './offer-words.ts';

export const premiumLines = premiumAdds.map(({ text, to, ...rest }) => (
  <Link
    key={text}
    to={to}
    {...rest}
    className="underline decoration-line underline-offset-4 hover:decoration-teal"
  >
    {text}
  </Link>
));

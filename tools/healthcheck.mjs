const answered = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(answered ? 0 : 1);

export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^bearer +([\w.~+/-]+=*) *$/i)?.[1];
}

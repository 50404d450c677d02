import { NextResponse } from 'next/server';

/** The same kind of rewrite as the product's, deciding nothing. */
export function middleware(request) {
  const path = request.nextUrl.pathname === '/' ? '/landing' : '/heavy';
  return NextResponse.rewrite(new URL(path, request.url));
}

export const config = { matcher: ['/', '/as-heavy'] };

import { NextResponse } from 'next/server';

/** The same kind of rewrite as the product's, deciding nothing. */
export function middleware(request) {
  return NextResponse.rewrite(new URL('/landing', request.url));
}

export const config = { matcher: '/' };

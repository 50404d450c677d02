export async function POST(request) {
  await request.json();
  return new Response(null, { status: 204 });
}

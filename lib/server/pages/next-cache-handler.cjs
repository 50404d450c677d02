/** As `processSingleton` names what the start-up has made (instrumentation.ts). */
const NEXT_CACHE = Symbol.for('funnel-platform.next-cache');

/**
 * What `cacheHandler` in next.config.ts names. Next loads this file itself, outside of everything that it compiles, and
 * makes one for each request; during a build there is nothing behind it.
 */
module.exports = class NextCacheHandler {
  async get(key, context) {
    return (await globalThis[NEXT_CACHE]?.get(key, context)) ?? null;
  }

  async set(key, data) {
    await globalThis[NEXT_CACHE]?.set(key, data);
  }

  async revalidateTag() {
    // Nothing is tagged: a page changes with the build alone.
  }

  resetRequestCache() {
    // Nothing is kept for one request.
  }
};

/** ZIPs that nobody lives in, each with one way in which the sandbox's providers answer. None is in the post's own list. */
export const SCRIPTED_ZIP_MEANINGS = {
  '00001': 'Low bid: ev 4.2',
  '00002': 'High bid: ev 42',
  '00003': 'Never answers',
  '00004': 'HTTP 500',
  '00005': 'HTML with status 200',
  '00006': 'An error in the body, with status 200',
  '00007': 'JSON that is cut off',
  '00008': 'A redirect to this page',
  '00009': 'A body of 1 MB',
  '00010': 'A bid that is no number',
  '00011': 'An answer without a phone number',
  '00012': 'Ad lists: none',
  '00013': 'Ad lists: one ad',
  '00014': 'Ad lists: seven long ads',
  '00015': 'Ad lists: names missing, markup everywhere, addresses of others',
  '00016': 'Ad lists: MediaAlpha’s in a frame, the others as usual',
} as const;

export type ScriptedZip = keyof typeof SCRIPTED_ZIP_MEANINGS;

/** Whether the browser asks not to sell or share (Global Privacy Control, compliance P-03). */
export function hasOptOutSignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

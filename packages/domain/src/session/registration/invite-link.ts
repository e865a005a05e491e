/** The invitation link (Spec 2 §2): this site's registration with the inviter's code. `site` has no slash at its end. */
export const inviteLink = (site: string, inviteCode: string): string =>
	`${site}/register?invite_code=${encodeURIComponent(inviteCode)}`;

/** Size of its QR code in pixels, and its error correction level (Spec 2 §9). */
export const inviteQr = { size: 160, errorCorrection: "H" } as const;

/** The link that invites somebody (Spec 2 §2): the registration of this site with the inviter's code. `origin` has no path. */
export const inviteLink = (origin: string, inviteCode: string): string =>
	`${origin}/register?invite_code=${encodeURIComponent(inviteCode)}`;

/** Size of its QR code in pixels, and how much of it may be lost (Spec 2 §9). */
export const inviteQr = { size: 160, errorCorrection: "H" } as const;

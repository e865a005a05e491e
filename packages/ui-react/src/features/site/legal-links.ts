interface LegalLinks {
	readonly terms?: string;
	readonly privacy?: string;
	readonly imprint?: string;
}

/** The legal pages of the company. The build of another brand has that brand's (docs/adopting.md, A-900). */
export const legalLinks: LegalLinks = {};

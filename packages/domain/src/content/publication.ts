/** A picture or film of the home carousel. */
export interface Media {
	readonly kind: "image" | "video";
	readonly url: string;
	/** A picture that stands for a film until it plays, where the platform has one (docs/assumptions.md, A-128). */
	readonly poster?: string;
}

export interface Headline {
	readonly id: number;
	readonly title: string;
}

/** A picture or film of the home carousel. */
export interface Media {
	readonly kind: "image" | "video";
	readonly url: string;
}

export interface Headline {
	readonly id: number;
	readonly title: string;
}

/** An image or video of the home carousel. */
export interface Media {
	readonly kind: "image" | "video";
	readonly url: string;
	/** An image shown until the video plays, if the platform has one (docs/assumptions.md, A-128). */
	readonly poster?: string;
	/** The text on it, what it shows, and the page of the app to which it leads; each may be empty (docs/assumptions.md, A-421). */
	readonly title: string;
	readonly alt: string;
	readonly path: string;
}

export interface Headline {
	readonly id: number;
	readonly title: string;
}

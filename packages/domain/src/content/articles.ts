/** A news item (Spec 2 §3). `content` is the platform's HTML, not sanitized. */
export interface NewsItem {
	readonly id: number;
	readonly title: string;
	readonly summary: string;
	readonly logo: string;
	readonly content: string;
	/** As the platform writes it. */
	readonly createdAt: string;
}

/** A message to the customer (Spec 2 §3). `content` is the platform's HTML, not sanitized. */
export interface Message {
	readonly id: number;
	readonly title: string;
	readonly summary: string;
	readonly content: string;
	readonly sentAt: string;
}

/** A page with the platform's text (Spec 2 §3), or a text on a page of the app, identified by its group: `mining.rule`. */
export interface DescriptivePage {
	readonly group: string;
	readonly content: string;
}

/** Messages per page (Spec 2 §9). */
export const messagesPerPage = 50;

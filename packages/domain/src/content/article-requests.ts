import { Articles } from "./articles.port.ts";

interface ByKey<Key> {
	readonly key: Key;
}

/** The request of the machine of a message. */
export const messageRequests = {
	readings: { readArticle: ({ key }: ByKey<number>) => Articles.use((port) => port.message(key)) },
};

/** The request of the machine of a news item. */
export const newsItemRequests = {
	readings: { readArticle: ({ key }: ByKey<number>) => Articles.use((port) => port.newsItem(key)) },
};

/** The request of the machine of a page of the platform. */
export const descriptRequests = {
	readings: { readArticle: ({ key }: ByKey<string>) => Articles.use((port) => port.page(key)) },
};

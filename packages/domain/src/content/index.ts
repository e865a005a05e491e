export { type ArticleContext, createArticleMachine } from "./article.machine.ts";
export { messageList, newsList } from "./article-lists.ts";
export { descriptRequests, messageRequests, newsItemRequests } from "./article-requests.ts";
export { Articles } from "./articles.port.ts";
export { type DescriptivePage, type Message, messagesPerPage, type NewsItem } from "./articles.ts";
export type { Headline, Media } from "./publication.ts";
export { Publications } from "./publications.port.ts";

import { content as calls } from "@tradewind/contracts";
import { reply } from "../api/answer.ts";
import { publicRoute, type Route } from "../api/route.ts";
import { mediaNames, mediaPath } from "./media.ts";
import { menuIn } from "./menu.ts";
import { headlines } from "./news.ts";

export const contentRoutes: readonly Route[] = [
	publicRoute(calls.getMenu, ({ language }) => reply(menuIn(language))),

	publicRoute(calls.getBanners, () =>
		reply({ data: mediaNames.map((name) => ({ type: "0", image: mediaPath + name })) }),
	),

	publicRoute(calls.getHomeNews, ({ language }) =>
		reply({ data: headlines.map((title, place) => ({ id: place + 1, title: title[language] })) }),
	),
];

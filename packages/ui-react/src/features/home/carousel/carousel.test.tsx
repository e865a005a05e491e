import type { Media } from "@tradewind/domain/content";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { showLanguage } from "../../../i18n/words.ts";
import { MediaCarousel } from "./carousel.tsx";

beforeEach(() => showLanguage("en"));

const picture = (name: string, told: Partial<Media> = {}): Media => ({
	kind: "image",
	url: `/media/${name}.svg`,
	title: "",
	alt: "",
	path: "",
	...told,
});

/** Of each slide its picture, its text and the link around it. */
const slidesOf = (media: readonly Media[]) => {
	const markup = renderToStaticMarkup(
		<MemoryRouter>
			<MediaCarousel media={media} />
		</MemoryRouter>,
	);
	return markup
		.split("<li")
		.slice(1)
		.map((slide) => ({
			picture: /<img src="([^"]*)"/.exec(slide)?.[1],
			text: /<span class="[^"]*title[^"]*">([^<]*)/.exec(slide)?.[1],
			link: /<a [^>]*href="([^"]*)"/.exec(slide)?.[1],
			linkName: /<a [^>]*aria-label="([^"]*)"/.exec(slide)?.[1],
		}));
};

test("A-421: an item with only a picture has its slide, and only a page of the app is a link", () => {
	expect(
		slidesOf([
			picture("bare"),
			picture("away", { title: "Elsewhere", path: "https://elsewhere.test/" }),
			picture("told", { title: "Gold holds", path: "/news/detail?id=1" }),
			picture("silent", { path: "/news" }),
		]),
	).toEqual([
		{ picture: "/media/bare.svg" },
		{ picture: "/media/away.svg", text: "Elsewhere" },
		{ picture: "/media/told.svg", text: "Gold holds", link: "/news/detail?id=1" },
		{ picture: "/media/silent.svg", link: "/news", linkName: "4 of 4" },
	]);
});

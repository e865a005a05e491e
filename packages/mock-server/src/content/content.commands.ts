import { Schema } from "effect";
import { dateTimeText } from "../clock/date-time-text.ts";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { mediaNames, mediaPath } from "./media.ts";
import { type Posts, postKinds } from "./posts.ts";

const Html = Schema.String.annotate({ description: "HTML" });
const Picture = Schema.optionalKey(
	Schema.Literals(mediaNames).annotate({ description: "A picture of the platform" }),
);
const Path = Schema.String.annotate({ description: "The page of the app to which it leads" });
const Group = Schema.Literals(["home_template_sort", "home_quick_menu", "user_menu"]).annotate({
	description: "The blocks of the home page, its quick menu, or the rows of the user centre",
});

const SendMessage = Schema.Struct({ account: Account, title: Schema.NonEmptyString, content: Html });

const AddNews = Schema.Struct({
	title: Schema.NonEmptyString,
	summary: Schema.optionalKey(Schema.String),
	content: Html,
	picture: Picture,
});

const AddBanner = Schema.Struct({
	title: Schema.NonEmptyString.annotate({ description: "The text on the picture" }),
	alt: Schema.optionalKey(Schema.String.annotate({ description: "What the picture shows" })),
	picture: Picture,
	path: Schema.optionalKey(Path),
});

const AddMenuItem = Schema.Struct({
	group: Group,
	title: Schema.NonEmptyString,
	path: Schema.optionalKey(Path),
	icon: Schema.optionalKey(Schema.String.annotate({ description: "The name of a picture of the app" })),
	component: Schema.optionalKey(Schema.String.annotate({ description: "The block of the home page" })),
	onPhones: Schema.optionalKey(Schema.Boolean.annotate({ description: "By default true" })),
	forDemo: Schema.optionalKey(
		Schema.Boolean.annotate({ description: "Whether demo customers see it; by default true" }),
	),
});

const RemoveMenuItem = Schema.Struct({
	group: Group,
	name: Schema.NonEmptyString.annotate({ description: "The path or the component of the entry" }),
});

const Empty = Schema.Struct({ what: Schema.Literals(postKinds) });

export const contentCommands = ({ messages, sessions, clock }: Core, posts: Posts) => ({
	message: command(
		{
			does: "Sends a message to a customer, with the same text in every language.",
			example: { account: "mia@tradewind.test", title: "Maintenance", content: "<p>Tonight.</p>" },
		},
		SendMessage,
		({ account, title, content }): void => {
			const message = { title: { own: title }, summary: { own: "" }, content: [{ html: content }] };
			messages.send(findCustomer(sessions, account).id, message, clock.now());
		},
	),

	news: command(
		{
			does: "Publishes news now, with the same text in every language. Answers with its id.",
			example: { title: "Gold falls", content: "<p>By two per cent.</p>" },
		},
		AddNews,
		({ title, summary = "", content, picture }): { readonly newsId: number } => ({
			newsId: posts.addNews({
				title,
				desc: summary,
				logo: pictureAt(picture),
				content,
				created_at: dateTimeText(clock.now()),
			}),
		}),
	),

	banner: command(
		{
			does: "Adds a picture before the others of the home page, with the same text in every language.",
			example: { title: "New: silver", picture: "calm.svg", path: "/mining" },
		},
		AddBanner,
		({ title, alt = title, picture, path = "" }): void =>
			posts.addBanner({ type: "0", image: pictureAt(picture), title, alt, path }),
	),

	menu: command(
		{
			does: "Adds an entry at the end of a menu, with the same text in every language.",
			example: { group: "home_quick_menu", title: "Funds", path: "/mining", icon: "mining" },
		},
		AddMenuItem,
		({ group, title, path = "", icon = "", component = "", onPhones = true, forDemo = true }): void =>
			posts.addMenuItem({
				group,
				title,
				path,
				icon,
				component_name: component,
				is_mobile: onPhones ? 1 : 0,
				is_allow_demo: forDemo ? 1 : 0,
			}),
	),

	"menu/remove": command(
		{
			does: "Removes an entry from a menu.",
			example: { group: "user_menu", name: "/loan" },
		},
		RemoveMenuItem,
		({ group, name }): void => {
			if (!posts.removeMenuItems(group, name))
				throw new ControlRefused("name", `${group} has no entry ${name}`);
		},
	),

	"content/empty": command(
		{ does: "Removes all news, all banners or all menu entries.", example: { what: "news" } },
		Empty,
		({ what }): void => posts.empty(what),
	),
});

const pictureAt = (name = mediaNames[0] ?? ""): string => mediaPath + name;

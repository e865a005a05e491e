import type { content, ReplyOf } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { dateTimeText } from "../clock/date-time-text.ts";
import { gmt } from "../clock/gmt.ts";
import { htmlIn } from "../messages/html.ts";
import { type WordKey, wordsIn } from "../words/words.ts";
import { mediaNames, mediaPath } from "./media.ts";

/** The subjects of the news, newest first. */
const subjects = ["gold", "euro", "oil", "bitcoin", "yen", "indices"] as const;

/** The market paragraphs that articles add to their own subject. */
const background = [
	"news.background.volumes",
	"news.background.calendar",
	"news.background.range",
	"news.background.hours",
] as const satisfies readonly WordKey[];

/** Hours between two news items. */
const everyHours = 7;

/** The news, newest first; the newest was published an hour before the platform started. */
export const newsIn = (
	language: LanguageCode,
	startedAt: number,
): readonly ReplyOf<typeof content.getNewsItem>[] =>
	subjects.map((subject, place) => {
		const around = background.filter((_, index) => index !== place % background.length);
		const paragraphs: readonly WordKey[] = [`news.${subject}.text1`, `news.${subject}.text2`, ...around];
		return {
			id: place + 1,
			title: wordsIn(language, `news.${subject}.title`),
			desc: wordsIn(language, `news.${subject}.text1`),
			logo: mediaPath + (mediaNames[place % mediaNames.length] ?? ""),
			content: htmlIn(
				language,
				paragraphs.map((key) => ({ paragraph: { key } })),
			),
			created_at: dateTimeText(
				gmt(startedAt)
					.subtract(1 + place * everyHours, "hours")
					.valueOf(),
			),
		};
	});

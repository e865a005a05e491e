import { definiteHeights } from "./definite-heights.lint.ts";
import { descendantElements } from "./descendant-elements.lint.ts";
import { escapeHatches } from "./escape-hatches.lint.ts";
import { exactMoney } from "./exact-money.lint.ts";
import { fieldKeyboards } from "./field-keyboards.lint.ts";
import { fieldLetters } from "./field-letters.lint.ts";
import { figureArithmetic } from "./figure-arithmetic.lint.ts";
import { foreignStyles } from "./foreign-styles.lint.ts";
import { glossaryTerms } from "./glossary-terms.lint.ts";
import { growingHeights } from "./growing-heights.lint.ts";
import { issueWords } from "./issue-words.lint.ts";
import { languageTerms } from "./language-terms.lint.ts";
import type { Lint } from "./lint.ts";
import { logicalCss } from "./logical-css.lint.ts";
import { moneyFigure } from "./money-figure.lint.ts";
import { neverWords } from "./never-words.lint.ts";
import { plainWords } from "./plain-words.lint.ts";
import { platformIndependence } from "./platform-independence.lint.ts";
import { platformWords } from "./platform-words.lint.ts";
import { profitWords } from "./profit-words.lint.ts";
import { pureDomain } from "./pure-domain.lint.ts";
import { readExports } from "./read-exports.lint.ts";
import { repeatedDrawings } from "./repeated-drawings.lint.ts";
import { untranslatedText } from "./same-as-english.lint.ts";
import { sameSentences } from "./same-sentences.lint.ts";
import { shortTestNames } from "./short-test-names.lint.ts";
import { statusWords } from "./status-words.lint.ts";
import { tellingNames } from "./telling-names.lint.ts";
import { typeScale } from "./type-scale.lint.ts";
import { untranslatedLiteral } from "./untranslated-literal.lint.ts";
import { wireNames } from "./wire-names.lint.ts";
import { wordCharacters } from "./word-characters.lint.ts";
import { knownKeys, sameKeys, usedKeys } from "./word-keys.lint.ts";
import { noteKeys } from "./word-notes.lint.ts";
import { differentWords, equalWords, moneyButtonWords } from "./word-pairs.lint.ts";
import { wordScope } from "./word-scope.lint.ts";
import { staleTranslations } from "./word-stamps.lint.ts";

/** Rules of this project that Biome can't check. */
export const lints: readonly Lint[] = [
	untranslatedLiteral,
	sameKeys,
	staleTranslations,
	noteKeys,
	knownKeys,
	usedKeys,
	wordScope,
	issueWords,
	statusWords,
	wordCharacters,
	untranslatedText,
	languageTerms,
	glossaryTerms,
	neverWords,
	differentWords,
	equalWords,
	moneyButtonWords,
	sameSentences,
	profitWords,
	wireNames,
	pureDomain,
	exactMoney,
	moneyFigure,
	figureArithmetic,
	logicalCss,
	typeScale,
	growingHeights,
	definiteHeights,
	fieldLetters,
	fieldKeyboards,
	descendantElements,
	foreignStyles,
	repeatedDrawings,
	platformIndependence,
	platformWords,
	readExports,
	tellingNames,
	shortTestNames,
	escapeHatches,
	plainWords,
];

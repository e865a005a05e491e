import type { LanguageCode } from "@tradewind/domain/site";

/** Shown instead of a page that would stay empty. First the languages of the app, each with the prefix of its browser language. */
const texts: readonly (readonly [language: LanguageCode, prefix: string, title: string, text: string])[] = [
	[
		"en",
		"en",
		"Your browser is too old",
		"This app needs a browser of the last two years: Safari 18, Chrome 125, Firefox 132, Samsung Internet 27 or newer. Update your browser or your device, then open this page again.",
	],
	[
		"hk",
		"zh",
		"瀏覽器版本過舊",
		"本應用程式需要近兩年的瀏覽器：Safari 18、Chrome 125、Firefox 132、Samsung Internet 27 或更新版本。請更新瀏覽器或裝置，然後重新開啟本頁。",
	],
	[
		"ar",
		"ar",
		"المتصفح قديم جدًا",
		"يحتاج هذا التطبيق إلى متصفح من آخر سنتين: Safari 18 أو Chrome 125 أو Firefox 132 أو Samsung Internet 27 أو أحدث. حدّث متصفحك أو جهازك ثم افتح هذه الصفحة من جديد.",
	],
];

/**
 * The first inline script of every page, in the JavaScript of 2009: shows a page if the browser lacks what the app uses. The
 * checks fail in Chrome before 122, Safari before 17.4 and Firefox before 127. The app's own code may fail there without a
 * trace, so the page covers it.
 */
export const oldBrowserScript = `(function(texts){
var isNew=false;
try{new RegExp("(?<!a)b","v");isNew=!!([].toSorted&&Promise.withResolvers&&Set.prototype.union&&window.HTMLDialogElement)}catch(e){}
if(isNew)return;
var code="";
try{code=JSON.parse(localStorage.getItem("tradewind")).language}catch(e){}
var text=texts[0],i;
for(i=0;i<texts.length;i++)if(!code&&(navigator.language||"").indexOf(texts[i][1])===0||texts[i][0]===code)text=texts[i];
document.addEventListener("DOMContentLoaded",function(){
var page=document.createElement("div"),title=document.createElement("h1"),line=document.createElement("p"),s=page.style;
page.setAttribute("role","alert");page.id="old-browser";
page.dir=text[0]==="ar"?"rtl":"ltr";page.lang=text[1];
s.position="fixed";s.top=s.right=s.bottom=s.left="0";s.zIndex="9999";s.overflow="auto";s.padding="48px 24px";
s.background="#fff";s.color="#14201b";s.fontFamily="sans-serif";s.lineHeight="1.5";
title.style.fontSize="24px";title.style.margin="0 0 12px";line.style.margin="0";
title.appendChild(document.createTextNode(text[2]));line.appendChild(document.createTextNode(text[3]));
page.appendChild(title);page.appendChild(line);
var root=document.getElementById("root");if(root)root.style.display="none";
document.body.appendChild(page)
})})(${JSON.stringify(texts)})`.replace(/\n/g, "");

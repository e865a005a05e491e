import { oldBrowserTexts } from "./old-browser-texts.ts";

/**
 * The first inline script of every page, in the JavaScript of 2009: shows a page in a browser older than those of
 * `browserslist`, which lacks what the script asks for. The app's own code may fail there without a trace, so the page covers it. Only such a browser loads the texts of all languages from `file`, below the base path of the configuration; if that fails, the page
 * is English. The language is the chosen one, else the first of the browser that the app has.
 */
export const oldBrowserScript = (file: string): string =>
	`(function(texts){
var isNew=false;
try{new RegExp("(?<!a)b","v");isNew=!!([].toSorted&&Promise.withResolvers&&Set.prototype.union&&window.HTMLDialogElement)}catch(e){}
if(isNew)return;
var base="/",code="",tags=navigator.languages||[navigator.language||""],root,request;
try{base=JSON.parse(document.getElementsByName("app-config")[0].content).base||base}catch(e){}
try{code=JSON.parse(localStorage.getItem(base==="/"?"tradewind":base+"tradewind")).language||""}catch(e){}
function chosen(){
var i,j;
for(i=0;i<texts.length;i++)if(texts[i][0]===code)return texts[i];
for(j=0;j<tags.length;j++)for(i=0;i<texts.length;i++)if(texts[i][1].split("-")[0]===tags[j].toLowerCase().split("-")[0])return texts[i];
return texts[0]}
function show(){
var page=document.createElement("div"),title=document.createElement("h1"),line=document.createElement("p"),s=page.style,text;
try{if(request.status===200)texts=JSON.parse(request.responseText)}catch(e){}
text=chosen();
page.setAttribute("role","alert");page.id="old-browser";
page.lang=text[1];page.dir=text[2];
s.position="fixed";s.top=s.right=s.bottom=s.left="0";s.zIndex="9999";s.overflow="auto";s.padding="48px 24px";
s.background="#fff";s.color="#14201b";s.fontFamily="sans-serif";s.lineHeight="1.5";
title.style.fontSize="24px";title.style.margin="0 0 12px";line.style.margin="0";
title.appendChild(document.createTextNode(text[3]));line.appendChild(document.createTextNode(text[4]));
page.appendChild(title);page.appendChild(line);
document.body.appendChild(page)}
document.addEventListener("DOMContentLoaded",function(){
root=document.getElementById("root");if(root)root.style.display="none";
request=new XMLHttpRequest();request.onload=request.onerror=show;
request.open("GET",base+${JSON.stringify(file)});request.send()
})})(${JSON.stringify(oldBrowserTexts.slice(0, 1))})`.replace(/\n/g, "");

/** How a report looks: on screen in both themes, and on paper, which is light. */
/** Of the map's labels on a small screen, where the map is. */
export const smallScale = 1.8;

export const style = `
:root{color-scheme:light dark;--ground:#fff;--ink:#12151a;--quiet:#55606c;--line:#d5dbe1;--heat:#b32630}
@media screen and (prefers-color-scheme:dark){:root{--ground:#12151a;--ink:#e6eaee;--quiet:#98a4b0;--line:#2b333c;--heat:#dc6b6b}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1128px;margin:0 auto;padding:24px}
h1{font-size:24px;margin:0;overflow-wrap:anywhere}
h2{font-size:17px;margin:32px 0 8px}
p{margin:4px 0;color:var(--quiet)}
svg{display:block;max-width:100%;height:auto}
.map svg{width:100%;border:1px solid var(--line)}
.map text{font:600 12px system-ui,sans-serif;fill:#12151a}
.crowded :not(circle){display:none}
.heat{display:flex;flex-wrap:wrap;align-items:center;gap:2px 8px}
.heat b{display:inline-flex;align-items:center;gap:5px;font-weight:400}
.heat i{width:22px;height:12px}
section{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:6px 10px 6px 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
thead th{font-weight:600;color:var(--quiet)}
tbody th{font-weight:400}
.n{font-variant-numeric:tabular-nums;white-space:nowrap}
.strip{width:260px;height:24px;fill:var(--heat)}
.spots svg{width:216px;min-width:132px;border:1px solid var(--line)}
details{max-width:340px;white-space:normal}
summary{cursor:pointer;color:var(--quiet)}
code{font-size:12px;overflow-wrap:anywhere}
@media (max-width:700px){
main{padding:16px}
.pin{transform:scale(${smallScale})}
.crowded:not(.tight) :not(circle){display:initial}
.tight :not(circle){display:none}
.strip{width:72px}
th,td{padding-right:8px}
.spots,.spots tbody,.spots tr,.spots th,.spots td{display:block;border:0;padding:0}
.spots thead,.spots td:empty{display:none}
.spots tr{display:grid;grid-template-columns:132px 1fr;gap:2px 12px;padding:10px 0;border-bottom:1px solid var(--line)}
.spots th,.spots td{grid-column:2}
.spots th br,.spots .n>br{display:none}
.spots td:nth-child(2){grid-column:1;grid-row:1/span 9}
.spots svg{width:132px}
.spots td[data-name]::before{content:attr(data-name) ": ";color:var(--quiet)}
.spots .n{white-space:normal}
}
@media print{:root{color-scheme:light}section{overflow:visible}tr{break-inside:avoid}}
`;

/** Pages as companies have them: the usual clutter around what they say about themselves. */

/** A software company: consent banner, menu, hero, cards, testimonials, prices, footer. */
export const SOFTWARE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Slotwise | Scheduling software for dental and veterinary clinics</title>
<meta name="description" content="Slotwise fills cancelled appointments from a waiting list, so that clinics lose fewer hours and patients wait less.">
<meta property="og:site_name" content="Slotwise"><meta property="og:description" content="Slotwise fills cancelled appointments from a waiting list, so that clinics lose fewer hours...">
<style>.hero{color:red}</style><script>window.dataLayer=[];function gtag(){dataLayer.push(arguments)}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Slotwise","url":"https://slotwise.example"},
{"@type":"Organization","name":"Slotwise","foundingDate":"2016-04-01","address":{"@type":"PostalAddress","addressLocality":"Pune","addressCountry":"IN"},"numberOfEmployees":{"@type":"QuantitativeValue","minValue":30,"maxValue":50}}]}</script>
</head><body class="home has-cookie-banner">
<div id="onetrust-consent-sdk"><p>We use cookies to improve your experience on our website and to show you relevant content for clinics.</p><button>Accept all</button></div>
<header><a href="/">Slotwise</a><nav><ul><li><a href="/product">Product</a></li><li><a href="/pricing">Pricing</a></li><li><a href="/about-us">About us</a></li></ul></nav></header>
<main><section class="hero"><h1>FILL EVERY CHAIR, EVERY DAY</h1><p>Our software offers free slots to waiting patients by text message within seconds &mdash; and books the first who says yes. &#x1F680;</p>
<a class="button" href="/demo">Book a demo</a><p>No credit card required.</p></section>
<section><h2>Our solutions</h2><div class="cards"><div><h3>Waiting list</h3><p>Patients enter themselves and say when they can come.</p></div>
<div><h3>Reminders &#8211; by text and call</h3><p>Read more about reminders.</p></div><div><h3>No-show reports</h3><p>See which hours are lost.</p></div></div></section>
<section><h2>Who we serve</h2><ul><li>Dental groups</li><li>Veterinary clinics</li><li>Physiotherapists</li></ul></section>
<section class="testimonials"><blockquote>&ldquo;Slotwise helps our clinics so much, we love it&rdquo;</blockquote><p>Dr. Meera Rao, dentist for families and children in Mumbai</p></section>
<section><h2>Pricing</h2><p>Our plans for small clinics start at $49 per month and user.</p></section>
<section><p>Ready to fill every chair for your clinic today?</p><p>Contact us at hello@slotwise.example or +91 20 5555 0100 to help your team.</p></section></main>
<footer><p>Slotwise Technologies Pvt. Ltd. provides software for clinics.</p><p>&copy; 2026 Slotwise. All rights reserved.</p></footer></body></html>`;

export const SOFTWARE_ABOUT = `<html lang="en"><head><title>About us | Slotwise</title></head><body><nav><a href="/">Home</a></nav>
<article><h1>About Slotwise</h1><p>We build scheduling software for groups of 5 to 50 clinics in India and the UK. Customers cut no-shows by a third within three months.</p>
<p>In 2016 two dentists got tired of empty chairs.</p><h2>Our team</h2><p>Anita grew up in Nagpur and likes tea.</p></article></body></html>`;

/** A maker of things, in German, with its data in the head alone and a wall for cookies. */
export const GERMAN = `<!DOCTYPE html><html lang="de-DE"><head><title>Krüger Fördertechnik GmbH – Förderbänder für Brauereien</title>
<meta name="description" content="Wir entwickeln und fertigen Förderbänder für Brauereien und Molkereien in ganz Europa."></head>
<body><div class="cookie-wall"><h1>Ihre Privatsphäre</h1><p>Wir verwenden Cookies und bieten Ihnen Inhalte für Ihre Interessen.</p></div>
<div><p>Seit 1968 liefern wir Anlagen für Kunden in 14 Ländern. Jetzt Katalog anfordern!</p>
<h2>Leistungen</h2><ul><li>Planung</li><li>Montage</li><li>Wartung</li></ul></div></body></html>`;

export const JAPANESE = `<html lang="ja"><head><title>株式会社さくら物流｜冷凍食品の配送</title>
<meta name="description" content="さくら物流は、食品メーカー様のために冷凍食品の保管と配送を提供する会社です。"></head>
<body><p>当社は関東と関西に六つの倉庫を持ち、毎日二千件の配送を行っています。</p><h2>サービス</h2><ul><li>冷凍保管</li><li>共同配送</li></ul></body></html>`;

/** Drawn by scripts: the head is all there is. */
export const SHELL = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ledgerly</title>
<meta name="description" content="Ledgerly closes the books of e-commerce brands in three days instead of three weeks.">
</head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/assets/index.js"></script></body></html>`;

export const EMPTY_SHELL = `<!doctype html><html lang="en"><head><title>React App</title><meta name="description" content="Web site created using create-react-app"></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`;

/** Old: no sections, no paragraphs, layout by tables, capitals. */
export const OLD = `<HTML><HEAD><TITLE>Miller &amp; Sons Sheet Metal</TITLE></HEAD><BODY BGCOLOR=#ffffff><CENTER><FONT SIZE=6>MILLER &amp; SONS</FONT></CENTER>
<div>Miller &amp; Sons manufactures ventilation ducts for builders and hospitals in Ohio.<br>We have been family owned since 1951.</div>
<h3>Products</h3><ul><li>Ducts<li>Chimneys<li>Roof hoods</ul><p>Call (330) 555-0142 for a quote!</BODY></HTML>`;

/** An agency on a site builder: boxes in boxes, cards, services with pages of their own, posts. */
export const AGENCY = `<html lang="en-US"><head><title>Home - Brightside Digital Marketing Agency | SEO, PPC &amp; Web Design in Austin, TX</title><meta property="og:site_name" content="Brightside"></head><body><div class="elementor"><div><h1>We Grow Local Businesses</h1></div>
<div><div>Brightside is a full-service digital marketing agency helping dentists, law firms and home service companies get more leads from Google.</div></div><div><a href="/contact">Get a free quote</a></div>
<h2>What We Do</h2><div class="grid"><div><h4>Search Engine Optimization</h4><div>Rank higher on Google with our white-hat SEO.</div></div><div><h4>PPC Management</h4><div>Stop wasting ad spend.</div></div><div><h4>Web Design</h4><div>Beautiful websites that convert visitors into customers.</div></div></div>
<h2>Industries We Serve</h2><ul><li><a href="/dental">Dental</a></li><li><a href="/legal">Legal</a></li><li><a href="/hvac">HVAC</a></li></ul>
<h2>Latest from our blog</h2><div><h3>10 SEO tips for 2026</h3><p>In this post we show how our clients improved their rankings.</p></div><h2>Trusted by</h2><p>500+ clients</p></div></body></html>`;

/** A maker of parts: no description anywhere but in the text, laid out by a table within a form. */
export const PARTS = `<html><head><title>Precision CNC Machining &amp; Sheet Metal Fabrication - Vector Works Pvt Ltd</title></head><body><form id="aspnetForm" action="./"><table><tr><td><a href="/p">We offer parts for customers</a></td><td><p><strong>Vector Works Pvt. Ltd.</strong> is an ISO 9001:2015 certified manufacturer of precision machined components, catering to the automotive, aerospace and oil &amp; gas sectors since 1994.</p>
<p>With a plant of 40,000 sq. ft. in Coimbatore, we supply OEMs in 12 countries.</p><h3>OUR PRODUCTS</h3><ul><li>VALVE BODIES</li><li>PUMP HOUSINGS</li><li>GEAR BLANKS</li></ul></td></tr></table><label>We answer your questions for free, just write to us</label></form></body></html>`;

/** What the elements' records and the common reference say, in Arabic, by their English. */
export const reference: Readonly<Record<string, string>> = {
  "The card's Add to Cart button and quantity control alone":
    'زر الإضافة إلى السلة والتحكم بالكمية وحدهما، كما في البطاقة',
  'The product: the last part of its address in the shop': 'المنتج: الجزء الأخير من عنوانه في المتجر',
  'The active promotions, one at a time': 'العروض الجارية، واحدًا بعد آخر',
  'The four promises of the shop: shipping, payment, savings, support':
    'وعود المتجر الأربعة: التوصيل والدفع والتوفير والدعم',
  'All brands with logo and link': 'كل الماركات بشعاراتها وروابطها',
  'Strip of all brands, in a continuous loop': 'شريط كل الماركات، يدور بلا توقف',
  'Link to the cart with the count of its entries; from another site it takes the cart along':
    'رابط السلة مع عدد بنودها، ومن موقع آخر يأخذ السلة معه',
  'The cart: lines, subtotal, shipping, total and the way to the checkout':
    'السلة: البنود والمجموع والتوصيل والإجمالي والطريق إلى إتمام الطلب',
  'Level of its main heading: 2 where your page has an `h1` of its own':
    'مستوى عنوانه الرئيسي: 2 إذا كان لصفحتك عنوان `h1` خاص بها',
  'What stands in an empty cart': 'ما يظهر في السلة الفارغة',
  'Menu of the shop’s categories': 'قائمة أقسام المتجر',
  'The checkout form, with a review of the order before it is placed':
    'نموذج إتمام الطلب، مع مراجعة الطلب قبل إرساله',
  'What stands here while the cart is empty': 'ما يظهر هنا ما دامت السلة فارغة',
  'Contact details, and a message form that opens the visitor’s mail program or WhatsApp':
    'بيانات التواصل، ونموذج رسالة يفتح بريد الزائر أو واتساب',
  'Postal address in one line': 'العنوان في سطر واحد',
  'Address of a map that shows the place': 'رابط خريطة تبيّن المكان',
  'Opening hours': 'ساعات العمل',
  'Phone number': 'رقم الهاتف',
  'WhatsApp number with country code': 'رقم واتساب مع رمز الدولة',
  'Mail address that messages go to': 'البريد الذي تصل إليه الرسائل',
  'Ink and toner finder: printer brand, printer model, and everything that fits':
    'أداة «اعرف حبر طابعتك»: ماركة الطابعة وموديلها وكل ما يناسبها',
  'Slug of the chosen printer brand, such as `hp`': 'معرّف ماركة الطابعة المختارة، مثل `hp`',
  'Slug of the chosen printer model; only with its brand': 'معرّف موديل الطابعة المختار، مع ماركته فقط',
  'Shown where nothing fits the chosen printer': 'يظهر حين لا يناسب الطابعة المختارة شيء',
  'A button of your own beside the results': 'زر من عندك بجانب النتائج',
  'Your own phone number, under the finder': 'رقم هاتفك، تحت الأداة',
  'Shows the printers of a brand, or what fits one printer; both by slug':
    'تعرض طابعات ماركة، أو ما يناسب طابعة واحدة، وكلاهما بالمعرّف',
  'Returns to the start, with nothing chosen': 'تعود إلى البداية دون أي اختيار',
  'Slideshow of three printers with the shop’s promise, a field for the visitor’s own printer, and three round contact links':
    'عرض لثلاث طابعات مع وعد المتجر وخانة لطابعة الزائر وثلاثة روابط تواصل دائرية',
  'Address of the Facebook page; without it the link is left out':
    'عنوان صفحة فيسبوك، ومن دونه لا يظهر الرابط',
  'Address of the Instagram page; without it the link is left out':
    'عنوان صفحة إنستغرام، ومن دونه لا يظهر الرابط',
  'Phone number to call; without it the link is left out': 'رقم هاتف للاتصال، ومن دونه لا يظهر الرابط',
  'Login button, or the picture of whoever is signed in with a menu; on other sites a link to the shop':
    'زر الدخول، أو صورة من سجّل دخوله مع قائمة، وفي المواقع الأخرى رابط إلى المتجر',
  'Newsletter box': 'مربع النشرة البريدية',
  'Order-placed dialog, opened by an accepted order': 'نافذة تأكيد الطلب، يفتحها الطلب المقبول',
  'Opens the dialog; the shared state opens it too': 'يفتح النافذة، وتفتحها الحالة المشتركة أيضًا',
  'Opens the dialog, for the order of a number where one is given': 'تفتح النافذة، للطلب ذي الرقم إن ذُكر',
  'Orders of this browser with their status, receipt and Order again, and a form that finds any order':
    'طلبات هذا المتصفح بحالاتها وإيصالاتها وإعادة طلبها، ونموذج يجد أي طلب',
  'Scenes of what printers take, in endless rotation': 'مشاهد لما تستهلكه الطابعات، تدور بلا نهاية',
  'One product as a card, with its price and the control that puts it in the cart':
    'منتج واحد في بطاقة، بسعره وما يضعه في السلة',
  'Shown where there is no such product': 'يظهر حين لا يوجد منتج كهذا',
  'Product grid: newest, top, a category, a brand, what fits a printer, or a search':
    'شبكة منتجات: الأحدث أو الأكثر طلبًا أو قسم أو ماركة أو ما يناسب طابعة أو بحث',
  'Heading over the grid': 'العنوان فوق الشبكة',
  'Words before the heading, set under a marker stroke': 'كلمات قبل العنوان، مظللة بخط القلم',
  'Only new products, or only the top ones': 'المنتجات الجديدة فقط، أو الأكثر طلبًا فقط',
  'Slug of a category, such as `toners`': 'معرّف قسم، مثل `toners`',
  'Slug of a brand, such as `hp`': 'معرّف ماركة، مثل `hp`',
  'Slug of a brand: only what is for its printers, whoever made it':
    'معرّف ماركة: ما هو لطابعاتها فقط، أيًّا كان صانعه',
  'Slug of a printer model: only what fits it': 'معرّف موديل طابعة: ما يناسبها فقط',
  'Search text': 'نص البحث',
  '`original`, `compatible` or `remanufactured`':
    '`original` أي أصلي، أو `compatible` أي متوافق، أو `remanufactured` أي معاد تصنيعه',
  'Slug of a colour, such as `cyan` or `black-on-white`': 'معرّف لون، مثل `cyan` أو `black-on-white`',
  'Lowest price in KWD, such as `2.500`': 'أدنى سعر بالدينار الكويتي، مثل `2.500`',
  'Highest price in KWD': 'أعلى سعر بالدينار الكويتي',
  'Only what is in stock': 'المتوفر فقط',
  "Order of the products; without it the shop's own": 'ترتيب المنتجات، ومن دونه ترتيب المتجر',
  'Products on one page': 'عدد المنتجات في الصفحة',
  'Shows the pager': 'يُظهر التنقل بين الصفحات',
  'The page shown; the pager turns on from it and tells by `tass-page`':
    'الصفحة المعروضة، ومنها ينتقل شريط الصفحات ويخبر عبر `tass-page`',
  "Address behind a 'View More' button; a path leads into the shop":
    'عنوان خلف زر «عرض المزيد»، والمسار يقود إلى المتجر',
  "Picture of a logo row with a 'View All' button to the brand's page":
    'صورة صف الشعار مع زر «عرض الكل» إلى صفحة الماركة',
  'Shown where there are no products': 'يظهر حين لا توجد منتجات',
  'A button of your own beside the heading': 'زر من عندك بجانب العنوان',
  'Product detail: pictures, price, quantity, facts, compatible printers and related products':
    'تفاصيل المنتج: الصور والسعر والكمية والمواصفات والطابعات المتوافقة ومنتجات قريبة',
  'Mail address that wishes to be told of goods out of stock go to':
    'البريد الذي تصل إليه طلبات الإشعار بتوفر ما نفد',
  'A button of your own under Add to Cart': 'زر من عندك تحت زر الإضافة إلى السلة',
  'Your own phone number, under Add to Cart': 'رقم هاتفك، تحت زر الإضافة إلى السلة',
  'Promo banner for the own-brand toners': 'لافتة ترويجية لتونر المتجر',
  'A list of codes, printers and quantities, pasted, typed or from an Excel or CSV file, understood line by line, to the cart':
    'قائمة رموز وطابعات وكميات، ملصقة أو مكتوبة أو من ملف Excel أو CSV، تُفهم سطرًا سطرًا وتذهب إلى السلة',
  'Lines to begin with, `slug:quantity,slug:quantity`, 250 at most':
    'أسطر البداية، `slug:quantity,slug:quantity`، حتى 250 سطرًا',
  'The list’s name, shown over it': 'اسم القائمة، يظهر فوقها',
  'Address where a purchasing system takes the list back by SAP’s Open Catalog Interface (its `HOOK_URL`)':
    'العنوان الذي يستعيد فيه نظام المشتريات القائمة بواجهة Open Catalog Interface من SAP، وهو `HOOK_URL` لديه',
  'Frame or window of the purchasing system that takes it back (its `~TARGET`), `_top` unless said':
    'إطار نظام المشتريات أو نافذته التي تستعيد القائمة (`~TARGET`)، و`_top` ما لم يُذكر غيره',
  'https origins that `return-to` may lead to, with commas between; lists go to no other':
    'نطاقات https المسموح أن يقود إليها `return-to`، تفصلها فواصل، ولا تذهب القوائم إلى غيرها',
  'Printable pro-forma of a list or the cart, with link and QR code':
    'عرض سعر قابل للطباعة لقائمة أو للسلة، مع رابط ورمز QR',
  'The list: `slug:quantity,…`, up to 250 lines; without it the cart':
    'القائمة: `slug:quantity,…`، حتى 250 سطرًا، ومن دونها السلة',
  'Name of the list; stands as the buyer’s reference': 'اسم القائمة، ويظهر مرجعًا للمشتري',
  'Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed':
    'يوم عرض سابق وأسعاره كما يحملها رابطه، `20261122,32725,…` بالفلس: يذكر ما تغيّر',
  'Name and address of the seller at the head of the sheet': 'اسم البائع وعنوانه في رأس الورقة',
  'Search box that lists products while the shopper types': 'خانة بحث تعرض المنتجات أثناء الكتابة',
  'Hint in the empty field; without it the shop’s own': 'تلميح في الحقل الفارغ، ومن دونه تلميح المتجر',
  'Text in the field, as on a page that shows its results': 'النص في الحقل، كما في صفحة تعرض نتائجه',
  'Toast area: shows the messages of all elements on the page': 'مكان الرسائل العابرة لكل عناصر الصفحة',
  'Corner of the window': 'زاوية النافذة',
  'Base address of the API host, without `/api/v2`': 'العنوان الأساسي لمضيف الواجهة البرمجية، دون `/api/v2`',
  'Base address of the main shop, for links to products, cart and checkout':
    'العنوان الأساسي للمتجر، لروابط المنتجات والسلة وإتمام الطلب',
  'Your partner id: travels as `ref` on links into the shop and as `partner` on orders':
    'معرّف الشريك: يرافق الروابط إلى المتجر باسم `ref` والطلبات باسم `partner`',
  'WhatsApp number for questions and orders, with country code': 'رقم واتساب للأسئلة والطلبات، مع رمز الدولة',
  '`en` or `ar` (right to left); without it the nearest `lang` up the tree':
    '`en` أو `ar` من اليمين إلى اليسار، ومن دونها أقرب `lang` فوقه في الصفحة',
  'Colours for a `light` or `dark` background of your own, `light` unless said':
    'ألوان لخلفية صفحتك الفاتحة `light` أو الداكنة `dark`، و`light` ما لم تُذكر',
  'Before a product is added or its quantity raised; `quantity` as it will be':
    'قبل إضافة منتج أو زيادة كميته، و`quantity` كما ستكون',
  'Before a quantity is lowered; 0 means removed': 'قبل إنقاص الكمية، و0 تعني الإزالة',
  'On `window`, after the cart changed from whatever source; `subtotal` in fils':
    'على `window` بعد تغيّر السلة من أي مصدر، و`subtotal` بالفلس',
  'A search result or card was chosen, before navigation': 'اختيرت نتيجة بحث أو بطاقة، قبل الانتقال',
  'A product is shown in full': 'عُرض منتج بتفاصيله',
  'The lines of a quick order that are ready changed': 'تغيّرت الأسطر الجاهزة في الطلب السريع',
  'Search results are shown': 'عُرضت نتائج البحث',
  'A grid shows products; `list` is its heading, or what it was asked for':
    'تعرض شبكة منتجات، و`list` عنوانها أو ما طُلب منها',
  'A choice was made, or products arrived; `brand` and `model` are slugs':
    'تم اختيار أو وصلت المنتجات، و`brand` و`model` معرّفان',
  'A pager is about to turn to a page': 'على وشك الانتقال إلى صفحة أخرى',
  'The element is about to follow a link into the shop': 'العنصر على وشك اتباع رابط إلى المتجر',
  'An order was accepted': 'قُبل طلب',
  'A call failed for good (`status` 0 means no answer), or the element could not be loaded (`call` is `load`) or drawn (`render`), or failed while it was used (`event`)':
    'فشل اتصال نهائيًا (`status` بقيمة 0 تعني عدم وصول جواب)، أو تعذّر تحميل العنصر (`call` هو `load`) أو رسمه (`render`)، أو تعطّل أثناء الاستعمال (`event`)',
  '`localStorage` key `tass-cart` (`cart` on the shop itself): the list of products in the cart; with `-backup` behind it: what stood there and could not be read':
    'في `localStorage` المفتاح `tass-cart` (وفي المتجر نفسه `cart`): قائمة منتجات السلة، ومع `-backup` بعده: ما كان فيه وتعذّرت قراءته',
  '`localStorage` key `tass-cart-id`: a random id of this very cart, which its links into the shop carry, so that no cart is taken over twice':
    'في `localStorage` المفتاح `tass-cart-id`: معرّف عشوائي لهذه السلة تحمله روابطها إلى المتجر، حتى لا تُنقل سلة مرتين',
  '`localStorage` keys `tass-printers`: printers that the visitor chose, with the names given to them; `tass-fitting`: slugs of what fits them, for an hour':
    'في `localStorage` المفتاح `tass-printers`: الطابعات التي اختارها الزائر وأسماؤها عنده، و`tass-fitting`: معرّفات ما يناسبها، لساعة واحدة',
  '`sessionStorage` key `tass-finder`: the choice on the last 20 pages, for Back and reload':
    'في `sessionStorage` المفتاح `tass-finder`: الاختيار في آخر 20 صفحة، للرجوع وإعادة التحميل',
  '`sessionStorage` key `tass-wanted`: what the visitor orders though it fits no saved printer':
    'في `sessionStorage` المفتاح `tass-wanted`: ما يطلبه الزائر مع أنه لا يناسب أي طابعة محفوظة',
  '`localStorage` key `tass-lists`: lists that the visitor saved, with their names; `sessionStorage` keys `tass-quick-order` and `tass-quick-order-text`: the list, and what stands in its field, as they were left':
    'في `localStorage` المفتاح `tass-lists`: القوائم التي حفظها الزائر بأسمائها، وفي `sessionStorage` المفتاحان `tass-quick-order` و`tass-quick-order-text`: القائمة وما في حقلها كما تُركا',
  '`sessionStorage` key `tass-contact`: what was typed into the form, until it is sent':
    'في `sessionStorage` المفتاح `tass-contact`: ما كُتب في النموذج حتى إرساله',
  '`sessionStorage` key `tass-quote`: company and reference as they were typed':
    'في `sessionStorage` المفتاح `tass-quote`: اسم الشركة والمرجع كما كُتبا',
  '`localStorage` key `tass-checkout`: what was typed into the form, until the order is placed, or for the next one where the shopper asks for that':
    'في `localStorage` المفتاح `tass-checkout`: ما كُتب في النموذج، إلى أن يُرسل الطلب، أو للطلب التالي إن أراد المشتري ذلك',
  '`localStorage` keys `tass-order-attempt`: an order that was sent, with name, mobile number and address, until its answer is definite; `tass-sent-order`: the number of one that is paid elsewhere':
    'في `localStorage` المفتاح `tass-order-attempt`: طلب أُرسل، بالاسم ورقم الموبايل والعنوان، إلى أن يصل جوابه النهائي، و`tass-sent-order`: رقم طلب يُدفع في موقع آخر',
  '`localStorage` key `tass-viewed`: slugs of the latest 5 products that were looked at':
    'في `localStorage` المفتاح `tass-viewed`: معرّفات آخر 5 منتجات شوهدت',
  '`localStorage` key `tass-orders`: the latest 30 orders, with what was ordered, their sums and the mobile number that asks for their status; no name, no address':
    'في `localStorage` المفتاح `tass-orders`: آخر 30 طلبًا بما فيها ومجاميعها ورقم الموبايل الذي يُسأل به عن حالتها، دون اسم أو عنوان',
  Nothing: 'لا شيء',
  'No cookie is ever set.': 'لا يُحفظ أي ملف ارتباط أبدًا.',
  'Scripts fail or are blocked: what you wrote between its tags stays in its place.':
    'إذا تعطلت البرامج أو مُنعت: يبقى ما كتبته بين وسمَيه مكانه.',
  'The shop takes orders from the origins it has listed (`ORDER_ORIGINS`): tell it yours first. On any other the form says that no order gets through, and leads into the shop’s own checkout with the cart, which any site may.':
    'يقبل المتجر الطلبات من المواقع المسجلة لديه (`ORDER_ORIGINS`): أخبره بموقعك أولًا. وفي غيرها يقول النموذج إن الطلب لا يصل، وينقل رابطُه السلة إلى صفحة الطلب في المتجر نفسه، وهذا متاح لأي موقع.',
  'A call gives up after 10 seconds. After a network fault, a time-out, 429 or 5xx it is made twice more, after 0.5 and 1.5 seconds.':
    'يتوقف الاتصال بعد 10 ثوانٍ. وبعد خلل في الشبكة أو انتهاء المهلة أو 429 أو 5xx يُعاد مرتين، بعد نصف ثانية ثم ثانية ونصف.',
  'When it has failed for good, words and a way to try again stand in the element, and `tass-error` fires.':
    'وعندما يفشل نهائيًا تظهر في العنصر رسالة وطريقة للمحاولة مرة أخرى، ويُطلق `tass-error`.',
  'An error inside the element shows “Try again” there and fires `tass-error`; the page and other elements go on.':
    'أي خطأ داخل العنصر يُظهر «حاول مرة أخرى» ويطلق `tass-error`، وتستمر الصفحة والعناصر الأخرى.',
  'A value that can’t be used is ignored, with one `console.warn` that names element, attribute and value.':
    'القيمة غير الصالحة تُهمل، مع تنبيه واحد بـ`console.warn` يذكر العنصر والخاصية والقيمة.',
  'Above what the element shows': 'فوق ما يعرضه العنصر',
  'Below it': 'وتحته',
  'Words of the button while the cart has none of the product': 'نص الزر ما دام المنتج غير موجود في السلة',
  'Shown where there are no brands': 'يظهر حين لا توجد ماركات',
  'Shown where brands could not be loaded': 'يظهر حين يتعذّر تحميل الماركات',
  'Words of the link to the checkout': 'نص رابط إتمام الطلب',
  'Your own picture of the cart; the link keeps its name': 'صورة السلة من عندك، ويبقى اسم الرابط كما هو',
  'Words of the button': 'نص الزر',
  'What says that the order was placed, over its summary': 'ما يقول إن الطلب قد أُرسل، فوق ملخصه',
  'Words of the button that sends the order, while no price has changed':
    'نص زر إرسال الطلب، ما دام لم يتغيّر سعر',
  'Words of the button that sends by mail': 'نص زر الإرسال بالبريد',
  'Draws nothing: the page draws from `tass-data`, in the element or elsewhere':
    'لا يرسم شيئًا: ترسم الصفحة من `tass-data`، داخل العنصر أو خارجه',
  'With `headless`: which 48 of the products': 'مع `headless`: أيّ 48 من المنتجات',
  'What a headless element has told last by `tass-data`; undefined before that':
    'آخر ما أخبر به عنصر `headless` عبر `tass-data`، و`undefined` قبل ذلك',
  'Asks again what a headless element could not load': 'تطلب من جديد ما تعذّر على عنصر `headless` تحميله',
  'A `template` that each product found is shown in, as in `tass-product-grid`':
    'قالب `template` يظهر فيه كل منتج عُثر عليه، كما في `tass-product-grid`',
  'With `headless`: what you draw yourself': 'مع `headless`: ما ترسمه بنفسك',
  'Shown while no printer is chosen': 'يظهر ما دامت لم تُختر طابعة',
  'Shown where products could not be loaded': 'يظهر حين يتعذّر تحميل المنتجات',
  'Shown on a page behind the last products': 'يظهر في صفحة بعد آخر المنتجات',
  'Words of the button that leads to the finder': 'نص الزر المؤدي إلى أداة البحث عن الحبر',
  'Words of the Login button': 'نص زر الدخول',
  'Words of the button that closes the dialog': 'نص الزر الذي يغلق النافذة',
  'Shown where this browser has placed no order': 'يظهر حين لم يُرسل هذا المتصفح أي طلب',
  'Words of the button that finds an order': 'نص زر البحث عن طلب',
  'Shown where the product could not be loaded': 'يظهر حين يتعذّر تحميل المنتج',
  'A `template` that each product is shown in: elements with `data-tass` of `title`, `category`, `brand`, `code`, `offer`, `price`, `regular-price`, `quantity`, `image`, `link`, `add-to-cart` or `remove-from-cart` are filled; it stands beside the shadow root, in your styles':
    'قالب `template` يظهر فيه كل منتج: تُملأ العناصر التي قيمة `data-tass` فيها `title` أو `category` أو `brand` أو `code` أو `offer` أو `price` أو `regular-price` أو `quantity` أو `image` أو `link` أو `add-to-cart` أو `remove-from-cart`، ويوضع خارج جذر الظل، بأنماط صفحتك',
  'Words of the View More button': 'نص زر عرض المزيد',
  'Words of the link to the products': 'نص رابط المنتجات',
  'Words of the button that checks the list': 'نص زر فحص القائمة',
  'Shown where there is nothing to quote': 'يظهر حين لا يوجد ما يُعرض سعره',
  'Shown where the products could not be loaded': 'يظهر حين يتعذّر تحميل هذه المنتجات',
  'Words of the button that prints': 'نص زر الطباعة',
  'Shown in the list where nothing was found': 'يظهر في القائمة حين لا يوجد شيء',
  'What a headless grid or finder knows has changed: `status` is `idle`, `loading`, `ready` or `failed`':
    'تغيّر ما تعرفه شبكة أو أداة بحث مع `headless`: قيمة `status` هي `idle` أو `loading` أو `ready` أو `failed`',
};

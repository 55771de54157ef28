import type { WordList } from './meaning';

/** What people say around the goods: manners, when and where, what it is to do and for whom. Without these a name would be a guess. */
export const EVERYDAY_WORDS: WordList = [
  [
    { filler: true },
    `sir|madam|dear|kindly|good morning|good evening|good afternoon|thank u|thx|tnx|welcome|are|there|this|its|our|we|they|has|had|will|would|could|should|if|but|tell|advise|send|bring|require|required|requires|quotation|quote|
    suit|suits|suitable|match|matches|matching|correct|exact|exactly|right|proper|real|regular|standard|ones|same|also|compatible with|print|prints|printing|printed|per page|lasts|warranty|guarantee|guaranteed|sealed|
    tomorrow|immediately|asap|urgently|soon|same day|free delivery|fast delivery|cash on delivery|knet|k net|branch|location|supplier|suppliers|distributor|dealer|rate|last price|final price|low price|lowest|lowest price|cheaper|budget|better|which is better|
    student|students|teacher|staff|kuwait city|salmiya|hawally|hawalli|farwaniya|jahra|ahmadi|fahaheel|shuwaikh|mangaf|
    hope|doing|well|ask|about|let|know|team|sales|advise|supply|provide|arrange|regarding|following|please let me know|bhai|boss|mujhe|chahiye|chaiye|milega|kitna|kitne|kitne ka|hai|kya|ka|ki|ke|ke liye|magkano|meron|kayo|avail|
    قیمت|خرید|چاہیے|مجھے|کی|کا|کے لیے|
    صباح الخير|مساء الخير|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|شخبارك|شخباركم|شلونك|شلونكم|عساك|عساكم|عساك بخير|عساكم بخير|العزيز|تحية طيبة|تحية طيبة وبعد|لو تكرمت|لو تكرمتوا|لو تكرمتون|لو سمحتوا|لا هنت|لا هنتوا|منك|منكم|نرجو|يرجى|الرجاء|تزويدنا|الله يعطيك العافية|يعطيكم العافية|هلا|هلا والله|حياكم|شكرا|مشكور|مشكورين|يعطيك العافية|الله يعافيك|تكفى|اخوي|اختي|حبيبي|شباب|استاذ|ما هو|ما هي|ماهو|ماهي|شكثر|شقد|لو|اذا|وايد|ما في|مافي|ماكو|ما عندكم|ماعندكم|شلون|احسن|افضل|ايهما افضل|لها|له|لهذي|لهذا|حقي|حقتي|حقتنا|
    احصل|احصله|القى|القاه|اقدر|اقدر احصل|تقدر|ارسل|ارسلوا|ارسال|دزوا|دزلي|جيبوا|توصلون|توصلونه|دليفري|اونلاين|اون لاين|كي نت|متى|باجر|بكرة|اليوم|الحين|
    يصلح|تصلح|يصير|ينفع|تنفع|تناسب|يشتغل|يشتغل على|يمشي|يمشي على|نفس|مضبوط|بالضبط|يطبع|تطبع|كم يطبع|كم صفحة|ضمان|الضمان|مضمون|مكفول|كفالة|مغلف|عادي|العادي|عادية|
    شركة|شركات|شركتنا|مدرسة|مدارس|طلاب|وزارة|للشركة|للمكتب|للبيت|للمدرسة|للدوام|مدينة الكويت|السالمية|حولي|الفروانية|الجهراء|الاحمدي|الفحيحيل|الشويخ|المنقف`,
  ],
];
